-- Views that other features may read (docs/decisions/0038). New columns are added at the end.

create or replace view social_identity_view as
select member_id, unlinked_at
from social_identity;

comment on view social_identity_view is 'Published: who is linked to a social login; not to which account there.';

grant select on social_identity_view to fairhouse_app;
