import base64
import hashlib
import hmac
import time

TOLERANCE_SECONDS = 300


def verify_webhook(raw_body: bytes, headers, secret: str) -> bool:
    """Verifies webhook-id, webhook-timestamp and webhook-signature. raw_body is the body exactly as received."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature", "").split(" ")
    if not (timestamp.isascii() and timestamp.isdigit()):
        return False
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False

    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + raw_body
    expected = "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
    # After the secret was rotated there may be several signatures: one that fits is enough.
    return any(hmac.compare_digest(given.encode(), expected.encode()) for given in signatures)


def verify_service_signature(raw_body: bytes, signature: str, secret: str) -> bool:
    """Verifies X-Service-Signature alone. It has no timestamp, so it cannot tell an old request that is sent again."""
    expected = hmac.new(secret.encode(), raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(signature.encode(), expected.encode())
