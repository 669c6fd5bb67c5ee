create or replace view shared_round_times as
select id, series, label, draws_at
from shared_round;
comment on view shared_round_times is 'Published: when shared rounds are drawn.';
grant select on shared_round_times to fairhouse_app;
