-- What happens at tables with a dealer belongs to the same log.
alter table live_incident drop constraint live_incident_kind_check;
alter table live_incident add constraint live_incident_kind_check check (kind in (
  'closed', 'opened', 'void', 'limits', 'hours',
  'shiftStarted', 'shiftEnded', 'shoe', 'cutCard', 'misdeal', 'differs', 'takenBack', 'refusedCard', 'corrected', 'video',
  'videoLost', 'videoBack'
));
