create or replace view sport_event_view as
select e.id, e.number, e.sport, e.league, e.season, e.label, e.starts_at, e.state, e.home, e.away, e.runners, e.live, e.version, e.epoch,
  e.stops, e.feed, e.round, e.result_version, e.source, e.source_key, l.name as league_name, l.country as league_country, l.is_virtual,
  h.name as home_name, a.name as away_name, e.kind
from sport_event e
join sport_league l on l.key = e.league
left join sport_side h on h.key = e.home
left join sport_side a on a.key = e.away;
comment on view sport_event_view is 'Published: sports events with their state, score and stops.';

create or replace view sport_result_view as
select r.event, r.version, r.result, r.confirmed_by, r.at from sport_result r;
comment on view sport_result_view is 'Published: confirmed results by version.';

grant select on sport_event_view, sport_result_view to fairhouse_app;
