-- The line of a member: IDs from the top agent down to the member, who is its last. So a subtree is one range of the index
-- (line > L and line < L with its last ID plus one), and the uplines of a member are its elements (docs/decisions/0080).
alter table member add column line bigint[];

with recursive tree as (
  select id, array[id] as line from member where upline_id is null
  union all
  select m.id, t.line || m.id
  from tree t
  join member m on m.upline_id = t.id
)
update member m set line = t.line from tree t where t.id = m.id;

alter table member
  alter column line set not null,
  -- an index entry must fit a page
  add constraint member_line_ends check (line[cardinality(line)] = id and cardinality(line) <= 200);
-- a subtree, and its size
create index member_line on member (line);

-- Earlier lines: a member's line until a moment. Play before it counts for this line.
create table member_line_past (
  member_id bigint not null references member (id),
  until_at timestamptz not null,
  line bigint[] not null,
  primary key (member_id, until_at)
);
grant select, insert on member_line_past to fairhouse_app;

-- Sets the line of a new or moved member. Race: a child may be added below a member that is being moved. Placing takes the brand's lock
-- shared, moving takes it alone, and the statement after the lock sees what was committed before it.
create function member_place() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.upline_id is not distinct from old.upline_id then
      return new;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('member.line:' || new.merchant, 0));
  elsif new.upline_id is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('member.line:' || new.merchant, 0));
  end if;
  if new.upline_id is null then
    new.line := array[new.id];
    return new;
  end if;
  select u.line || new.id into new.line from member u where u.id = new.upline_id and u.merchant = new.merchant;
  if new.line is null then
    raise exception 'the upline of member % is not a member of this brand', new.id using errcode = 'FH081';
  end if;
  if new.id = any (new.line[:cardinality(new.line) - 1]) then
    raise exception 'member % would be its own upline', new.id using errcode = 'FH080';
  end if;
  return new;
end $$;

-- After a move: the lines of the subtree, and what they were.
create function member_moved() returns trigger
language plpgsql as $$
declare
  v_to bigint[] := old.line[:cardinality(old.line) - 1] || (old.id + 1);
  v_at timestamptz := clock_timestamp();
begin
  if new.line = old.line then
    return null;
  end if;
  insert into member_line_past (member_id, until_at, line)
  select m.id, v_at, m.line
  from member m
  where m.line > old.line and m.line < v_to
  union all
  select old.id, v_at, old.line;
  update member m
  set line = new.line || m.line[cardinality(old.line) + 1:]
  where m.line > old.line and m.line < v_to;
  return null;
end $$;

create trigger member_place before insert or update of upline_id on member for each row execute function member_place();
create trigger member_moved after update of upline_id on member for each row execute function member_moved();
