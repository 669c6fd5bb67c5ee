-- After a change of what guards an account nothing is paid out for a while (A13): whoever took an account over cannot
-- empty it before its owner has read the message. Kept as history: never changed, it ends by itself.
create table payout_hold (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  what text not null check (what in ('password', 'email', 'mobile', 'payout', 'proofs')),
  from_at timestamptz not null,
  until timestamptz not null check (until > from_at)
);
-- the longest hold of a member that is still in force
create index payout_hold_member on payout_hold (member_id, until desc);

grant select, insert on payout_hold to fairhouse_app;
