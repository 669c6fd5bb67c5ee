-- Races (docs/decisions/0067): who takes part, what they scored, the final ranking and its prizes.
create table race (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  currency text not null,
  -- ranked: the ranking is final; final: the hash of its facts is published as well
  state text not null default 'draft' check (state in ('draft', 'live', 'ranked', 'final', 'cancelled')),
  title jsonb not null,
  -- metric, bets that count, ties and prizes: rules/race.ts
  data jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- voids and late settlements count until then
  closes_at timestamptz not null check (closes_at >= ends_at),
  claim_days int not null check (claim_days between 1 and 90),
  -- days and hours of the race, as the brand's zone was at the launch
  time_zone text not null,
  -- tags of players cannot be guessed from accounts
  salt text not null,
  -- facts up to this batch are in the scores; the final ranking has those up to `final_batch`
  batch bigint not null default 0,
  start_batch bigint not null default 0,
  final_batch bigint,
  facts bigint,
  facts_hash text,
  created_by text not null,
  created_at timestamptz not null,
  launched_by text,
  launched_at timestamptz,
  ranked_at timestamptz,
  check ((state in ('ranked', 'final')) = (final_batch is not null)),
  check ((state = 'final') = (facts_hash is not null))
);
-- the races of a brand: its page, the back office and the job
create index race_brand on race (merchant, state, ends_at desc);

-- Who takes part, and the score so far.
create table race_entry (
  race uuid not null references race,
  member_id bigint not null references member,
  -- what stands for the member in the published facts
  tag text not null,
  -- bets that settled first since then count
  joined_at timestamptz not null,
  left_at timestamptz,
  score bigint not null default 0,
  bets bigint not null default 0,
  reached_at timestamptz,
  -- to be summed from the facts instead of being added to
  is_stale boolean not null default true,
  primary key (race, member_id)
);
create unique index race_entry_tag on race_entry (race, tag);
-- the top of a race, and a member's place in it
create index race_entry_score on race_entry (race, score desc, reached_at, tag) where left_at is null and bets > 0;
-- the races of a member
create index race_entry_member on race_entry (member_id);

-- Scores by brand-local day, where they add up.
create table race_day (
  race uuid not null,
  member_id bigint not null,
  day date not null,
  value bigint not null,
  primary key (race, member_id, day),
  foreign key (race, member_id) references race_entry
);

-- The final ranking.
create table race_result (
  race uuid not null references race,
  member_id bigint not null references member,
  tag text not null,
  place int not null check (place > 0),
  score bigint not null,
  bets bigint not null,
  reached_at timestamptz not null,
  primary key (race, member_id)
);
-- the ranking in its order
create index race_result_place on race_result (race, place, tag);

-- What the ranking won, and the rewards that were offered for it.
create table race_prize (
  race uuid not null,
  member_id bigint not null,
  n int not null check (n > 0),
  gift jsonb not null,
  reward_id uuid references reward,
  -- when the job offers it; null: nothing left to do
  due_at timestamptz,
  primary key (race, member_id, n),
  foreign key (race, member_id) references race_result
);
-- what the job offers next
create index race_prize_due on race_prize (due_at) where due_at is not null;

grant select, insert, update on race, race_entry, race_day, race_prize to fairhouse_app;
grant select, insert on race_result to fairhouse_app;
