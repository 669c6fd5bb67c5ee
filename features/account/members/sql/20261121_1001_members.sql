-- Who a person is to a merchant. What they know (passwords) and where they are logged in stands with identity.

create table member (
  id bigint generated always as identity (start with 100001) primary key,
  merchant text not null references merchant (code),
  account text not null,
  -- lower case: two names that differ in case only are one name
  account_key text not null check (account_key = lower(account)),
  nickname text not null,
  -- 0 player, 1 general agent, 2 agent, 4 trial, 41 and 42 sub-accounts (decision 7)
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  state text not null default 'open' check (state in ('open', 'locked', 'closed')),
  state_reason text,
  upline_id bigint references member (id),
  -- the name that a payout account must carry; set once
  payee_name text,
  email text,
  mobile text,
  birthday date,
  language text not null default 'en' check (language in ('en', 'vi')),
  avatar text not null default 'jade',
  is_shown_in_winners boolean not null default true,
  register_ip text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (merchant, account_key)
);
-- an agent's own downline
create index member_upline on member (upline_id) where upline_id is not null;
-- the back office's newest members
create index member_created on member (created_at desc);

grant select, insert, update on member to fairhouse_app;
