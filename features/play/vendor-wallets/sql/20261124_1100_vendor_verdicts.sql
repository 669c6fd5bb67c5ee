-- How a transfer ended whose vendor never says (MEM-04): one operator proposes with evidence, another one agrees.
create table vendor_verdict (
  id uuid primary key default uuidv7(),
  transfer uuid not null references vendor_transfer (id),
  -- came: the vendor has moved it; notCame: it has not, and never will
  verdict text not null check (verdict in ('came', 'notCame')),
  evidence text not null check (length(evidence) between 10 and 500),
  -- overtaken: the vendor itself said how it ended before anybody agreed
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'rejected', 'overtaken')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_at timestamptz,
  note text check (length(note) <= 500),
  -- after two have agreed the vendor is still asked: its own word ends that, whether it fits or not
  told text check (told in ('confirmed', 'failed')),
  asked_at timestamptz,
  constraint vendor_verdict_four_eyes check (state <> 'agreed' or decided_by <> proposed_by),
  check ((state = 'proposed') = (decided_at is null)),
  check (state not in ('agreed', 'rejected') or decided_by is not null),
  check (told is null or state = 'agreed')
);
-- at most one that waits or holds, and the transfer's own in the back office's list
create unique index vendor_verdict_transfer on vendor_verdict (transfer) where state in ('proposed', 'agreed');
-- decided transfers of which the vendor has not spoken: what the worker asks about now and then
create index vendor_verdict_unheard on vendor_verdict (decided_at) where state = 'agreed' and told is null;

-- An alarm is an incident: open until an operator has looked and said what was done about it.
alter table vendor_transfer_alarm
  add column closed_at timestamptz,
  add column closed_by uuid references operator (id),
  add column closed_why text check (length(closed_why) between 4 and 500),
  add constraint vendor_transfer_alarm_closed check (
    (closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_why is null)
  );
-- incidents that wait for somebody, counted beside the back office's list
create index vendor_transfer_alarm_open on vendor_transfer_alarm (transfer) where closed_at is null;

-- A way in that a vendor gave: it ends with the session that asked for it.
create table vendor_visit (
  -- what the vendor knows it by, so that it can be ended also where its answer got lost
  id uuid primary key default uuidv7(),
  merchant text not null,
  vendor text not null,
  member_id bigint not null references member (id),
  wallet bigint not null references wallet (id),
  member_session uuid not null references member_session (id),
  opened_at timestamptz not null,
  -- the vendor ends it by itself then
  until timestamptz not null,
  -- the vendor has said that it is over
  ended_at timestamptz,
  asked_at timestamptz,
  foreign key (merchant, vendor) references transfer_vendor (merchant, vendor)
);
-- visits that may still be open: what the worker looks at twice a second
create index vendor_visit_open on vendor_visit (until) where ended_at is null;

grant select, insert, update on vendor_verdict to fairhouse_app;
grant update (closed_at, closed_by, closed_why) on vendor_transfer_alarm to fairhouse_app;
grant select, insert on vendor_visit to fairhouse_app;
grant update (ended_at, asked_at) on vendor_visit to fairhouse_app;
