-- Whether the member's rank had priority when the withdrawal was requested: it stands first in the operators' queue.
alter table withdrawal add column is_first boolean not null default false;
