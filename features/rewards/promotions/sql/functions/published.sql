-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view promotion_view as
select id, merchant, series, version, state, title
from promotion;

comment on view promotion_view is 'Published: promotions by name, each version a row.';

grant select on promotion_view to fairhouse_app;
