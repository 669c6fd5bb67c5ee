-- What other features may read of this one (docs/decisions/0038). New columns go at the end.

create or replace view merchant_game_view as
select merchant, game, is_on, is_hot, sort
from merchant_game;

comment on view merchant_game_view is 'Published: how a brand arranges its games.';

create or replace view brand_stop_view as
select merchant, vendor
from brand_stop;

comment on view brand_stop_view is 'Published: vendors whose games a brand has stopped.';

create or replace view game_view as
select id, vendor, category, name_en, name_vi, is_stopped, is_built, outside_ref, kind, themes, rtp_text
from game;

comment on view game_view is 'Published: the catalogue of games.';

create or replace view vendor_view as
select code, name, is_contracted, is_stopped, sort
from vendor;

comment on view vendor_view is 'Published: vendors of games.';

grant select on merchant_game_view, brand_stop_view, game_view, vendor_view to fairhouse_app;
