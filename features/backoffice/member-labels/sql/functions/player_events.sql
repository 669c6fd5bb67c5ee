-- All events of a member in one list, newest first. Tables of other features are read here, in one place: a change of theirs fails at
-- migration, not on a screen. `topic` decides who may see a row, `what` selects its text. Each part returns at most the requested number of
-- rows, by its own index.

create or replace function player_events(p_member bigint, p_topics text[], p_before timestamptz, p_limit int)
returns table (at timestamptz, topic text, what text, amount bigint, by text, detail text, ref text)
language sql stable as $$
  (
    select e.at as at, 'login' as topic, e.result as what, null::bigint as amount, null::text as by,
      concat_ws(' · ', e.how, e.ip, e.country) as detail, e.id::text as ref
    from login_event_view e
    where 'login' = any(p_topics) and e.member_id = p_member and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  union all
  (
    select e.at as at, 'security' as topic, e.what as what, null as amount, null as by,
      concat_ws(' · ', e.detail, e.ip) as detail, e.id::text as ref
    from security_change_view e
    where 'security' = any(p_topics) and e.member_id = p_member and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  union all
  (
    select e.at as at, 'profile' as topic, e.field as what, null as amount, e.operator_account as by,
      e.ip as detail, e.id::text as ref
    from profile_change_view e
    where 'profile' = any(p_topics) and e.member_id = p_member and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  union all
  (
    select e.created_at as at, 'deposit' as topic, e.state as what, e.amount as amount, null as by,
      e.number::text as detail, e.id::text as ref
    from deposit_view e
    where 'deposit' = any(p_topics) and e.member_id = p_member and e.created_at < p_before
    order by e.created_at desc
    limit p_limit
  )
  union all
  (
    select e.requested_at as at, 'withdrawal' as topic, e.state as what, e.amount as amount, null as by,
      e.number::text as detail, e.id::text as ref
    from withdrawal_view e
    where 'withdrawal' = any(p_topics) and e.member_id = p_member and e.requested_at < p_before
    order by e.requested_at desc
    limit p_limit
  )
  union all
  (
    select e.at as at, 'note' as topic, 'written' as what, null as amount, e.operator_account as by,
      e.text as detail, e.id::text as ref
    from member_note_view e
    where 'note' = any(p_topics) and e.member_id = p_member and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  union all
  (
    select e.raised_at as at, 'flag' as topic, e.rule as what, null as amount, null as by,
      e.state as detail, e.id::text as ref
    from fraud_flag_view e
    where 'flag' = any(p_topics) and e.member_id = p_member and e.raised_at < p_before
    order by e.raised_at desc
    limit p_limit
  )
  union all
  (
    select e.at as at, 'limit' as topic, e.what as what, null as amount, e.by_account as by,
      concat_ws(' · ', e.kind, e.period) as detail, e.id::text as ref
    from play_limit_event_view e
    where 'limit' = any(p_topics) and e.member_id = p_member and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  union all
  (
    select e.starts_at as at, 'exclusion' as topic, e.kind as what, null as amount, e.set_by_account as by,
      e.reason as detail, e.id::text as ref
    from exclusion_view e
    where 'exclusion' = any(p_topics) and e.member_id = p_member and e.starts_at < p_before
    order by e.starts_at desc
    limit p_limit
  )
  union all
  (
    select e.opened_at as at, 'talk' as topic, e.state as what, null as amount, e.claimed_by_account as by,
      e.number::text as detail, e.id::text as ref
    from conversation_view e
    where 'talk' = any(p_topics) and e.member_id = p_member and e.opened_at < p_before
    order by e.opened_at desc
    limit p_limit
  )
  union all
  (
    select e.at as at, 'message' as topic, e.kind as what, null as amount, null as by,
      coalesce(e.title ->> 'en', l.title ->> 'en', e.text_key, '') as detail, e.id::text as ref
    from inbox_message_view e
    left join inbox_campaign_view l on l.id = e.letter
    where 'message' = any(p_topics) and e.member_id = p_member and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  union all
  (
    select e.at as at, 'consent' as topic, case when e.is_on then 'yes' else 'no' end as what, null as amount, null as by,
      concat_ws(' · ', e.channel, e.via, e.ip) as detail, e.id::text as ref
    from inbox_consent_log_view e
    where 'consent' = any(p_topics) and e.member_id = p_member and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  union all
  (
    select e.at as at, 'deed' as topic, e.action as what, null as amount, e.operator_account as by,
      e.reason as detail, e.id::text as ref
    from audit_entry_view e
    where 'deed' = any(p_topics) and e.object = 'member:' || p_member and e.action <> 'members.note' and e.at < p_before
    order by e.at desc
    limit p_limit
  )
  order by at desc, ref desc
  limit p_limit
$$;

grant execute on function player_events(bigint, text[], timestamptz, int) to fairhouse_app;
