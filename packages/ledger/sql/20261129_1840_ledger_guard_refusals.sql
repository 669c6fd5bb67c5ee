-- what limits refused lately: looked at each minute, and by the page of whoever was refused
create index key_result_guard on key_result (at) where guard is not null;
