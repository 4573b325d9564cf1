-- A test account stays one and a real one stays real: money never mixes with credits that nobody paid for.
CREATE TRIGGER `accounts_is_test_fixed` BEFORE UPDATE OF `is_test` ON `accounts`
WHEN NEW.`is_test` <> OLD.`is_test`
BEGIN
  SELECT RAISE(ABORT, 'an account is made as a test account or as a real one, and stays what it is');
END;
