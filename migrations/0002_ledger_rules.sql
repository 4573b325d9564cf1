-- The ledger's rules, held by the database itself: whatever a writer does, no reader ever sees them broken.
CREATE TRIGGER transactions_are_never_changed BEFORE UPDATE ON transactions
BEGIN
  SELECT RAISE(ABORT, 'a transaction is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_are_never_deleted BEFORE DELETE ON transactions
BEGIN
  SELECT RAISE(ABORT, 'a transaction is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_chain AFTER INSERT ON transactions
WHEN NEW.balance_after <> NEW.credits_delta + COALESCE((
    SELECT balance_after FROM transactions WHERE account_id = NEW.account_id AND sequence = NEW.sequence - 1
  ), 0)
  OR NEW.balance_after <> (SELECT credits_balance FROM accounts WHERE id = NEW.account_id)
BEGIN
  SELECT RAISE(ABORT, 'balance_after must follow from the transaction before and be the balance');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_refund_equals_deduction BEFORE INSERT ON transactions
WHEN NEW.type = 'Refund' AND NOT EXISTS (
    SELECT 1 FROM transactions
    WHERE delivery_id = NEW.delivery_id AND type = 'Deduction' AND account_id = NEW.account_id
      AND credits_delta = -NEW.credits_delta
  )
BEGIN
  SELECT RAISE(ABORT, 'a refund gives back exactly what its delivery was charged');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_purchase_names_its_payment BEFORE INSERT ON transactions
WHEN NEW.type = 'Purchase' AND NOT EXISTS (
    SELECT 1 FROM payments
    WHERE id = NEW.payment_id AND account_id = NEW.account_id
      AND credits = NEW.credits_delta AND amount_cents = NEW.usd_amount_cents
  )
BEGIN
  SELECT RAISE(ABORT, 'a purchase has the credits and the amount of its payment');
END;
