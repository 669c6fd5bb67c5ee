-- Private rooms from before their model was kept close after their hand: nothing else could end them but their players.
update card_room
set state = 'closing', version = version + 1, is_idle = false, next_at = case when is_idle then clock_timestamp() else next_at end
where opened_by is not null and like_room is null and state = 'open';
alter table card_room
  add constraint card_room_private_like check (opened_by is null or like_room is not null or state <> 'open');

-- A private room in which nothing is played is closed by the clock.
alter table card_incident
  drop constraint card_incident_kind_check,
  add constraint card_incident_kind_check check (
    kind in ('made', 'opened', 'closed', 'setup', 'void', 'clock', 'private', 'empty', 'idle', 'parked', 'paid')
  );
