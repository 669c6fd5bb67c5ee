-- Questions and answers of the help centre that an operator changed, hid or added; without a row the default text is shown.

create table help_question (
  merchant text not null references merchant (code),
  -- of a default question, such as 'deposits.missing', or 'own.' and a random part
  code text not null check (code ~ '^[a-z]{2,20}\.[a-z0-9]{1,40}$'),
  section text not null,
  is_hidden boolean not null,
  question_en text not null check (length(question_en) between 1 and 200),
  -- sanitised when written; it is sanitised again when read
  answer_en text not null check (length(answer_en) between 1 and 20000),
  question_vi text not null check (length(question_vi) between 1 and 200),
  answer_vi text not null check (length(answer_vi) between 1 and 20000),
  changed_by text not null,
  changed_at timestamptz not null,
  added_at timestamptz not null,
  primary key (merchant, code)
);

grant select, insert, update, delete on help_question to fairhouse_app;
