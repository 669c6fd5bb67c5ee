-- Who brought whom in. An operator who was invited or reset by somebody, or given more rights or another address by them, may be that
-- somebody under another name: for some days neither is the second person of the other.
create table operator_tie (
  operator_id uuid not null references operator (id),
  -- who asked for it, and who agreed to it: a row each
  maker_id uuid not null references operator (id),
  what text not null check (what in ('invite', 'reset', 'roles', 'brands', 'email')),
  at timestamptz not null,
  check (operator_id <> maker_id)
);
-- the ties of an operator, newest first, when they are about to approve something
create index operator_tie_operator on operator_tie (operator_id, at desc);

grant select, insert on operator_tie to fairhouse_app;

-- Where enrolment links go: to the operator's own mailbox and nowhere else.
alter table operator
  add column email text check (email = lower(email) and length(email) between 3 and 200);
-- two operators with one mailbox would be one person
create unique index operator_email on operator (email) where email is not null;

-- The browser of a session, by a cookie that outlives it: sha-256, null for sessions from before this was kept.
alter table operator_session
  add column browser bytea check (length(browser) = 32);
-- whether a proposer has been at the approver's browser
create index operator_session_browser on operator_session (browser) where browser is not null;
