-- Deletion on request is the only way by which anything of a customer's leaves: each rule below lets it through and nobody else.
-- The ledger's rows are never deleted. What people wrote into them is taken out while the account's deletion is at its last step.
DROP TRIGGER transactions_are_never_changed;
--> statement-breakpoint
CREATE TRIGGER transactions_are_never_changed BEFORE UPDATE ON transactions
WHEN NEW.id IS NOT OLD.id OR NEW.account_id IS NOT OLD.account_id OR NEW.sequence IS NOT OLD.sequence
  OR NEW.type IS NOT OLD.type OR NEW.credits_delta IS NOT OLD.credits_delta OR NEW.balance_after IS NOT OLD.balance_after
  OR NEW.usd_amount_cents IS NOT OLD.usd_amount_cents OR NEW.delivery_id IS NOT OLD.delivery_id
  OR NEW.payment_id IS NOT OLD.payment_id OR NEW.created_at IS NOT OLD.created_at
  OR NOT EXISTS (
    SELECT 1 FROM deletions WHERE account_id = OLD.account_id AND scope = 'account' AND state = 'ledger'
  )
BEGIN
  SELECT RAISE(ABORT, 'a transaction is never changed');
END;
--> statement-breakpoint
DROP TRIGGER brand_kits_are_never_deleted;
--> statement-breakpoint
CREATE TRIGGER brand_kits_are_deleted_with_their_brand BEFORE DELETE ON brand_kits
WHEN NOT EXISTS (SELECT 1 FROM deletions WHERE brand_id = OLD.brand_id AND state = 'records')
BEGIN
  SELECT RAISE(ABORT, 'a version of a brand kit is deleted with its brand only');
END;
--> statement-breakpoint
CREATE TRIGGER accounts_stay_deleted BEFORE UPDATE OF status, deleted_at ON accounts
WHEN OLD.deleted_at IS NOT NULL AND (NEW.deleted_at IS NOT OLD.deleted_at OR NEW.status <> 'suspended')
BEGIN
  SELECT RAISE(ABORT, 'a deleted account stays deleted');
END;
--> statement-breakpoint
CREATE TRIGGER accounts_are_deleted_on_request BEFORE UPDATE OF deleted_at ON accounts
WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM deletions WHERE account_id = NEW.id AND scope = 'account' AND state <> 'done'
  )
BEGIN
  SELECT RAISE(ABORT, 'an account is deleted by a deletion that was asked for');
END;
--> statement-breakpoint
CREATE TRIGGER api_keys_of_deleted_accounts BEFORE INSERT ON api_keys
WHEN EXISTS (SELECT 1 FROM accounts WHERE id = NEW.account_id AND deleted_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a deleted account gets no key');
END;
--> statement-breakpoint
CREATE TRIGGER brands_of_deleted_accounts BEFORE INSERT ON brands
WHEN EXISTS (SELECT 1 FROM accounts WHERE id = NEW.account_id AND deleted_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM deletions WHERE account_id = NEW.account_id AND state <> 'done')
BEGIN
  SELECT RAISE(ABORT, 'while a deletion is under way the account gets no brand');
END;
--> statement-breakpoint
CREATE TRIGGER payments_of_deleted_accounts BEFORE INSERT ON payments
WHEN EXISTS (SELECT 1 FROM accounts WHERE id = NEW.account_id AND deleted_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'a deleted account pays nothing');
END;
--> statement-breakpoint
CREATE TRIGGER deletions_stay_done BEFORE UPDATE ON deletions
WHEN OLD.state = 'done' OR NEW.account_id IS NOT OLD.account_id OR NEW.scope IS NOT OLD.scope OR NEW.requested_at IS NOT OLD.requested_at
BEGIN
  SELECT RAISE(ABORT, 'a deletion that is done stays as it is');
END;
--> statement-breakpoint
CREATE TRIGGER deletions_are_never_deleted BEFORE DELETE ON deletions
BEGIN
  SELECT RAISE(ABORT, 'a deletion is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER operator_audit_gets_its_outcome_once BEFORE UPDATE ON operator_audit
WHEN OLD.status IS NOT NULL OR NEW.status IS NULL OR NEW.sequence IS NOT OLD.sequence OR NEW.at IS NOT OLD.at
  OR NEW.operator_id IS NOT OLD.operator_id OR NEW.request_id IS NOT OLD.request_id OR NEW.method IS NOT OLD.method
  OR NEW.path IS NOT OLD.path
BEGIN
  SELECT RAISE(ABORT, 'what an operator did is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER operator_audit_is_never_deleted BEFORE DELETE ON operator_audit
BEGIN
  SELECT RAISE(ABORT, 'what an operator did is never deleted');
END;
