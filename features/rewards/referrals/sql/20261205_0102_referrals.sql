-- Members who registered by another member's invitation (docs/decisions/0060).
create table referral (
  -- the friend; invited once
  member_id bigint primary key references member,
  id uuid not null default uuidv7() unique,
  number bigint generated always as identity (start with 100401) unique,
  merchant text not null references merchant (code),
  currency text not null,
  referrer_id bigint not null references member,
  -- the registration
  at timestamptz not null,
  -- review: the friend qualifies, and shares something with the referrer or with another friend of theirs; an operator decides.
  -- approved: an operator let it through. closed: nothing is left to be given.
  state text not null default 'open' check (state in ('open', 'review', 'approved', 'rejected', 'closed')),
  signals text[] not null default '{}' check (signals <@ array['person', 'device', 'account', 'household']),
  -- when the friend first met the conditions of a promotion
  qualified_at timestamptz,
  reason text,
  decided_by text,
  decided_at timestamptz,
  check (referrer_id <> member_id),
  check (state not in ('review', 'approved') or cardinality(signals) > 0)
);
-- a referrer's friends, newest first; and the other friends that a check compares with
create index referral_referrer on referral (referrer_id, number desc);
-- the queue of a brand and its count
create index referral_review on referral (merchant, qualified_at) where state = 'review';
-- the office's list by state
create index referral_state on referral (state, number desc);

-- The promotions that were live when the friend registered, with their conditions: they stay the friend's when a newer version is launched.
create table referral_term (
  member_id bigint not null references referral (member_id),
  promotion uuid not null references promotion,
  side text not null check (side in ('inviter', 'friend')),
  -- ledger units: one credited deposit, and valid bets in all
  deposit bigint not null check (deposit > 0),
  turnover bigint not null check (turnover > 0),
  until timestamptz not null,
  -- missed: not met in time; refused: nothing could be offered, or an operator rejected it
  state text not null default 'open' check (state in ('open', 'given', 'missed', 'refused')),
  decided_at timestamptz,
  primary key (member_id, promotion),
  check ((state = 'open') = (decided_at is null))
);
-- what the job looks at
create index referral_term_open on referral_term (member_id) where state = 'open';

grant select, insert, update on referral, referral_term to fairhouse_app;
-- the side of a promotion, in the report of its cost
create index referral_term_promotion on referral_term (promotion);
