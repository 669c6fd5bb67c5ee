-- Views that other features may read (docs/decisions/0038). New columns are added at the end.

create or replace view profile_change_view as
select id, member_id, field, at, ip, operator_account
from profile_change;

comment on view profile_change_view is 'Published: which field of a profile changed, when and by whom; not its values.';

create or replace view member_field_view as
select member_id, value
from member_field;

comment on view member_field_view is 'Published: the values of the fields that a member filled in.';

grant select on profile_change_view, member_field_view to fairhouse_app;
