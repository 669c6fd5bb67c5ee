-- Views that other features may read (docs/decisions/0038). New columns are added at the end.

create or replace view login_event_view as
select id, member_id, at, ip, country, how, result
from login_event;

comment on view login_event_view is 'Published: log-ins and refused attempts.';

create or replace view security_change_view as
select id, member_id, what, detail, at, ip
from security_change;

comment on view security_change_view is 'Published: changes of a member''s security settings.';

create or replace view member_device_view as
select member_id, token_hash, id, name, first_seen_at, last_seen_at, removed_at
from member_device;

comment on view member_device_view is 'Published: the browsers that a member logged in on.';

create or replace view member_address_view as
select member_id, address, first_seen_at, last_seen_at
from member_address;

comment on view member_address_view is 'Published: the network addresses that a member logged in from.';

create or replace view authenticator_view as
select member_id
from authenticator;

comment on view authenticator_view is 'Published: who has an authenticator app; no secret.';

create or replace view passkey_view as
select member_id
from passkey;

comment on view passkey_view is 'Published: who has a passkey; no key.';

grant select on login_event_view, security_change_view, member_device_view,
  member_address_view, authenticator_view, passkey_view to fairhouse_app;
