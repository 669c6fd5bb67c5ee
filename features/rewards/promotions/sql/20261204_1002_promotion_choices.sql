-- What a member chose for a deposit: a promotion in the version and under the terms of that moment, or none (null).
create table promotion_choice (
  deposit uuid primary key,
  member_id bigint not null references member,
  promotion uuid references promotion,
  terms_hash text,
  at timestamptz not null,
  -- the deposit was credited, and the choice has led to a reward or to the reason why not
  settled_at timestamptz
);
-- what the job waits for, and what a member has chosen
create index promotion_choice_open on promotion_choice (member_id) where settled_at is null and promotion is not null;

grant select, insert, update on promotion_choice to fairhouse_app;
