-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view merchant_view as
select code, name, currency, time_zone, sort, created_at
from merchant;

comment on view merchant_view is 'Published: brands.';

create or replace view merchant_host_view as
select host, merchant, created_at
from merchant_host;

comment on view merchant_host_view is 'Published: the hosts of each brand.';

create or replace view jurisdiction_pack_view as
select code, name, terms
from jurisdiction_pack;

comment on view jurisdiction_pack_view is 'Published: the rules of each jurisdiction.';

create or replace view jurisdiction_country_view as
select country, pack
from jurisdiction_country;

comment on view jurisdiction_country_view is 'Published: the jurisdiction of each country.';

grant select on merchant_view, merchant_host_view, jurisdiction_pack_view, jurisdiction_country_view to fairhouse_app;

-- One operator at a time changes what is arranged for a brand as a whole. Gives the brand's code, null where there is none.
create or replace function merchant_lock(p_merchant text) returns text
language sql volatile as $$
  select code from merchant where code = p_merchant for no key update;
$$;

comment on function merchant_lock is 'Published: locks a brand until the transaction ends, and gives its code.';

revoke execute on function merchant_lock(text) from public;
grant execute on function merchant_lock(text) to fairhouse_app;
