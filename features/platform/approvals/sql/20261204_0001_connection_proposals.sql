-- A change of a provider's connection names its protocol differently now. What was sent for approval before is encrypted and cannot be
-- rewritten: it ends, instead of failing when it is approved. Its proposer sends it again.
update approval set state = 'expired', decided_at = now() where route = 'vendorsOffice.save' and state = 'pending';
