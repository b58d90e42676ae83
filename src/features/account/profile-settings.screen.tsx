import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { customerQuery } from './account.queries.ts'
import { ChangePhoto } from './change-photo.part.tsx'
import { EditProfile } from './edit-profile.part.tsx'
import { ProfileSettingsView } from './profile-settings.view.tsx'

function ProfileSettingsScreen() {
  const { api } = useShop()
  const { data } = useSuspenseQuery(customerQuery(api, useToken() ?? ''))
  return (
    <ProfileSettingsView
      customer={data}
      photo={<ChangePhoto name={`${data.f_name} ${data.l_name}`} src={data.image_full_url} />}
      form={<EditProfile customer={data} />}
    />
  )
}

export { ProfileSettingsScreen as Screen }
