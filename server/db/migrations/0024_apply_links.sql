UPDATE "settings" SET "value" = jsonb_set(
  "value" || '{"toggle_store_registration": false, "toggle_dm_registration": false}'::jsonb,
  '{landing,earning}',
  jsonb_build_object(
    'title', '{"en": "", "ar": ""}'::jsonb,
    'sub_title', '{"en": "", "ar": ""}'::jsonb,
    'seller', offer,
    'dm', offer
  )
)
FROM (SELECT jsonb_build_object(
  'title', '{"en": "", "ar": ""}'::jsonb,
  'sub_title', '{"en": "", "ar": ""}'::jsonb,
  'button_name', '{"en": "", "ar": ""}'::jsonb,
  'button_url', '',
  'picture', "value" #>> '{landing,header_picture}'
) AS offer FROM "settings") AS empty;
