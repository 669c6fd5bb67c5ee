-- Everything that is offered to members, whatever its source (docs/decisions/0060).
create domain reward_state as text check (value in ('offered', 'claimed', 'credited', 'expired', 'withdrawn'));
create domain reward_kind as text check (value in ('cash', 'bonus', 'freeRounds', 'points', 'goods', 'tickets'));

create table reward (
  id uuid primary key default uuidv7(),
  merchant text not null,
  member_id bigint not null references member,
  -- the feature that offers it, and its own name for this reward: offering twice changes nothing
  source text not null check (source <> ''),
  source_key text not null,
  -- groups rewards for reports: a campaign, a mission, a race, a rebate period
  campaign text,
  kind reward_kind not null,
  currency text not null,
  -- ledger units for cash and bonus; points, rounds, tickets or pieces for the others
  amount bigint not null check (amount > 0),
  -- what the crediting feature needs: hash of the terms, game, product, raffle
  detail jsonb not null default '{}',
  -- the operator's name for it in each language; null: the source's own
  title jsonb,
  -- earned by play (rebate, points): kept for members to whom nothing new may be offered
  is_earned boolean not null default false,
  state reward_state not null default 'offered',
  offered_at timestamptz not null,
  claim_until timestamptz,
  claimed_at timestamptz,
  credited_at timestamptz,
  ended_at timestamptz,
  -- why it was withdrawn
  reason text,
  check ((state = 'credited') = (credited_at is not null)),
  check ((state in ('expired', 'withdrawn')) = (ended_at is not null))
);

-- an offer is made once
create unique index reward_source on reward (source, source_key);

-- the reward centre of one member, newest first
create index reward_member on reward (member_id, offered_at desc, id desc);

-- the counter of what one member can claim
create index reward_claimable on reward (member_id) where state = 'offered';

-- the jobs: what is to be credited, what expires
create index reward_claimed on reward (claimed_at) where state = 'claimed';
create index reward_expiring on reward (claim_until) where state = 'offered' and claim_until is not null;

-- reports of one source or campaign
create index reward_campaign on reward (source, campaign, offered_at);

grant select, insert, update on reward to fairhouse_app;
