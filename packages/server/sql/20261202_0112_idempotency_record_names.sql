-- The names of the field instead of private ones: the tables, and the published views of a database that is upgraded. A fresh database has
-- no views yet: they are created after the migrations.
alter table once_reply rename to idempotency_record;

-- A key begins with the call's name, and calls carry the names of their features now: a retry of a call from before the upgrade
-- still gets its reply.
update idempotency_record set key = new || substr(key, length(old) + 1)
from (values
  ('startup.', 'siteStatus.'),
  ('matching.', 'p2pPayouts.'),
  ('matchingOffice.', 'p2pPayoutsOffice.'),
  ('papers.', 'kyc.'),
  ('papersOffice.', 'kycOffice.'),
  ('service.', 'liveChat.'),
  ('serviceDesk.', 'liveChatDesk.'),
  ('care.', 'supportMetrics.'),
  ('returns.', 'rtpMonitoring.'),
  ('faults.', 'clientErrors.'),
  ('players.', 'memberLabelsOffice.'),
  ('backoffice.', 'memberDesk.'),
  ('risk.', 'fraud.'),
  ('codes.', 'otp.'),
  ('social.', 'socialLogin.'),
  ('socialOffice.', 'socialLoginOffice.')
) as renamed (old, new)
where starts_with(key, old);
