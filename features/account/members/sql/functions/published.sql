-- Views that other features may read (docs/decisions/0038). New columns are added at the end.

create or replace view member_view as
select id, merchant, account, account_key, nickname, type, state, state_reason, upline_id, payee_name, email, mobile,
  birthday, language, avatar, is_shown_in_winners, register_ip, created_at, mobile_verified_at, email_verified_at,
  first_login_at, avatar_file, payee_named_at, line, recommender_id
from member;

comment on view member_view is 'Published: who a member is to a brand.';

create or replace view invite_code_view as
select merchant, code, kind, is_open, created_at, note, made_by, uses_most, uses, expires_at
from invite_code;

comment on view invite_code_view is 'Published: invitation codes and how often they were used.';

create or replace view registration_view as
select member_id, contacts
from registration;

comment on view registration_view is 'Published: what a member gave when registering.';

-- Lines over time: the line of a member at a moment is the first with `until_at` after it.
create or replace view member_line_view as
select p.member_id, m.merchant, p.line, p.until_at
from member_line_past p
join member m on m.id = p.member_id
union all
select m.id, m.merchant, m.line, 'infinity'::timestamptz
from member m;

comment on view member_line_view is 'Published: the line of each member over time.';

grant select on member_line_view to fairhouse_app;

-- The same for a set of members, with one look-up each.
create or replace function member_lines_at(p_members bigint[], p_at timestamptz) returns table (member_id bigint, line bigint[])
language sql stable as $$
  select m.id, coalesce(p.line, m.line)
  from member m
  left join lateral (
    select l.line
    from member_line_past l
    where l.member_id = m.id and l.until_at > p_at
    order by l.until_at
    limit 1
  ) p on true
  where m.id = any (p_members);
$$;

comment on function member_lines_at is 'Published: the lines of members at a moment.';

grant select on member_view, invite_code_view, registration_view to fairhouse_app;

-- Takes a share lock on a member until the transaction ends, so that the account is not locked or closed concurrently.
create or replace function member_hold(p_member bigint) returns void
language sql volatile as $$
  select 1 from member where id = p_member for share;
$$;

comment on function member_hold is 'Published: holds a member as it is until the transaction ends.';

-- Locks a member to serialise changes of their data. Returns the member's brand, null if there is no such member.
create or replace function member_lock(p_member bigint) returns text
language sql volatile as $$
  select merchant from member where id = p_member for update;
$$;

comment on function member_lock is 'Published: locks a member until the transaction ends, and gives the brand.';

revoke execute on function member_hold(bigint), member_lock(bigint) from public;
grant execute on function member_hold(bigint), member_lock(bigint) to fairhouse_app;
