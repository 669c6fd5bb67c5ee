-- Fair card rooms (G18): reports of players, and signs of collusion, each with its hand.

create table card_report (
  number bigint generated always as identity primary key,
  hand uuid not null references card_hand (id),
  -- who reports, and whom
  member_id bigint not null references member (id),
  about_id bigint not null references member (id),
  reason text not null check (reason in ('collusion', 'bot', 'stalling', 'other')),
  text text not null check (length(text) <= 500),
  at timestamptz not null,
  check (member_id <> about_id),
  -- one report per hand and member
  unique (hand, member_id)
);
-- the reports about a member, newest first
create index card_report_about on card_report (about_id, number desc);

-- What a hand says about two of its players. A sign alone says nothing: a pattern of them raises a flag.
create table card_sign (
  hand uuid not null references card_hand (id),
  kind text not null check (kind in ('dump', 'soft', 'firm', 'shared')),
  -- dump: who lost to whom; soft and firm: who held the strong hand; shared: the smaller ID first
  member_id bigint not null references member (id),
  other_id bigint not null references member (id),
  -- what was lost
  amount bigint not null check (amount >= 0),
  -- shared: what the two accounts share
  detail text not null default '',
  at timestamptz not null,
  primary key (hand, kind, member_id, other_id)
);
-- the signs between two members
create index card_sign_member on card_sign (member_id, other_id, at);
-- the signs that name a member second
create index card_sign_other on card_sign (other_id, at);

-- How far hands have been looked at; one row.
create table card_mark (
  is_only boolean primary key default true check (is_only),
  looked_to timestamptz not null
);

grant select, insert on card_report, card_sign to fairhouse_app;
grant select, insert, update on card_mark to fairhouse_app;
