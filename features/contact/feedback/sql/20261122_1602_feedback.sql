-- What members tell the house: complaints and ideas, with up to three pictures, a state, a deadline and answers.

create table feedback (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 2001) unique,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  question_type text not null
    check (question_type in ('deposit', 'withdraw', 'game', 'customerService', 'jobApplication', 'other')),
  content text not null,
  state text not null default 'new' check (state in ('new', 'inWork', 'answered', 'closed')),
  claimed_by uuid references operator (id),
  claimed_by_account text,
  created_at timestamptz not null,
  -- when an answer is promised
  due_at timestamptz not null,
  closed_at timestamptz
);
-- a member's own list
create index feedback_of on feedback (member_id, number desc);
-- the queue: what is due first
create index feedback_queue on feedback (merchant, state, due_at);

create table feedback_picture (
  feedback uuid not null references feedback (id),
  no smallint not null check (no between 1 and 3),
  -- random name under the house's files
  file text not null unique,
  primary key (feedback, no)
);

create table feedback_answer (
  feedback uuid not null references feedback (id),
  no int not null check (no > 0),
  at timestamptz not null,
  by_account text not null,
  text text not null,
  primary key (feedback, no)
);

create sequence feedback_news;

grant select, insert, update on feedback to fairhouse_app;
grant select, insert on feedback_picture, feedback_answer to fairhouse_app;
grant usage on sequence feedback_news to fairhouse_app;
