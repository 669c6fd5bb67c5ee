-- Calls carry the names of their features: proposals of before still find theirs.
update approval set route = new || substr(route, length(old) + 1)
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
where starts_with(route, old);
