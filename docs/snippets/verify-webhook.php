<?php

declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

/**
 * Verifies webhook-id, webhook-timestamp and webhook-signature.
 * $rawBody is file_get_contents('php://input'); the names in $headers are lower case.
 */
function verifyWebhook(string $rawBody, array $headers, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = explode(' ', $headers['webhook-signature'] ?? '');
    if (!preg_match('/^\d+$/D', $timestamp) || abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }

    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$rawBody", $key, true));
    // After the secret was rotated there may be several signatures: one that fits is enough.
    foreach ($signatures as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}

/** Verifies X-Service-Signature alone. It has no timestamp, so it cannot tell an old request that is sent again. */
function verifyServiceSignature(string $rawBody, string $signature, string $secret): bool
{
    return hash_equals(hash_hmac('sha256', $rawBody, $secret), $signature);
}
