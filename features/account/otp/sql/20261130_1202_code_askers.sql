-- Codes are counted by who asked for them, so that a stranger uses up only a stranger's: see rules/limits.ts.
alter table one_time_code
  add column circle text not null default 'stranger' check (circle in ('stranger', 'proved', 'bind', 'own')),
  -- within the circle: an address of the net, a device or a member
  add column asker text;
update one_time_code set asker = ip; -- lives a day
alter table one_time_code alter column asker set not null, alter column circle drop default;
