-- The operator who reviews a flag. Cleared and raised again, a flag is unassigned.
alter table fraud_flag
  add column claimed_by uuid,
  add column claimed_by_account text,
  add column claimed_at timestamptz,
  add constraint fraud_flag_claim_whole check (
    (claimed_by is null) = (claimed_by_account is null) and (claimed_by is null) = (claimed_at is null)
  );
