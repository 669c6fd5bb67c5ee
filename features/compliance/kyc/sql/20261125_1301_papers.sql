-- Papers by which members prove who they are: what was sent, what an operator read on it, and why a refused one was refused.

create table paper_check (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 3001) unique,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('idCard', 'passport', 'licence')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- what stands on the paper, as the operator read it
  name_on_paper text,
  born_on date,
  expires_on date,
  rejection text check (rejection in ('unreadable', 'incomplete', 'expired', 'otherPerson', 'altered')),
  note text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'approved') = (name_on_paper is not null and born_on is not null)),
  check ((state = 'rejected') = (rejection is not null))
);
-- a member has one at a time under review: two tabs that send at once meet here
create unique index paper_check_waiting on paper_check (member_id) where state = 'waiting';
-- a member's level and list
create index paper_check_of on paper_check (member_id, number desc);
-- the office's queue: what waits longest first
create index paper_check_queue on paper_check (merchant, state, number);

create table paper_picture (
  paper_check uuid not null references paper_check (id),
  no smallint not null check (no between 1 and 3),
  -- random name under the house's files; what lies there is sealed
  file text not null unique,
  primary key (paper_check, no)
);

-- an operator asks one member for papers, whatever the jurisdiction says; closed by papers that prove
create table paper_request (
  member_id bigint primary key references member (id),
  merchant text not null references merchant (code),
  asked_at timestamptz not null,
  asked_by text not null,
  reason text not null
);

create sequence paper_news;

grant select, insert, update on paper_check to fairhouse_app;
grant select, insert on paper_picture to fairhouse_app;
grant select, insert, update, delete on paper_request to fairhouse_app;
grant usage on sequence paper_news to fairhouse_app;

-- The strictest pack asks for papers before money comes in or goes out at all.
update jurisdiction_pack
set terms = '{"papersDepositFrom": 1, "papersWithdrawFrom": 1}'::jsonb || terms
where code = 'strict';
