-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view field_rule_view as
select merchant, field, kind, min_length, max_length, is_enabled, is_required, changed_at
from field_rule;

comment on view field_rule_view is 'Published: the rules of the fields that members fill in.';

grant select on field_rule_view to fairhouse_app;
