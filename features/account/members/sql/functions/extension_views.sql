-- Views that lower features declare (docs/decisions/0038, their sql/asks). New columns are added at the end.

create or replace view known_member as
select id, merchant, account, account_key, type, state, created_at, language, email, email_verified_at
from member;

comment on view known_member is 'Fills packages/server: what features below the account group may know of a member.';

grant select on known_member to fairhouse_app;
