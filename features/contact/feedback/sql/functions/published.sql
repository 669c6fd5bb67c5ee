-- Views that other features may read (docs/decisions/0038). New columns are appended.

create or replace view feedback_view as
select id, merchant, member_id, content, state, created_at, due_at
from feedback;

comment on view feedback_view is 'Published: feedback of members.';

create or replace view feedback_answer_view as
select feedback, at
from feedback_answer;

comment on view feedback_answer_view is 'Published: when feedback was answered.';

grant select on feedback_view, feedback_answer_view to fairhouse_app;
