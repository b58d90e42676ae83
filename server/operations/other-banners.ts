import { and, asc, eq } from 'drizzle-orm'
import { otherBanners, reasons, videoContents } from '#server/db/schema.ts'
import type { PictureWidth } from '#server/media/picture-name.ts'
import type { Format } from '#server/wire/format.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf, moduleChosen } from './desk.ts'

export const otherBannerOperations = {
  getOtherBanners: async (_, context) => {
    const { db, reference, format } = await deskOf(context)
    const { id } = moduleChosen(context, reference)
    const [found] = await db.select().from(otherBanners).where(eq(otherBanners.module_id, id))
    return {
      promotional_banner_url: pictureOrNull(format, found?.promotional, 1280),
      best_reviewed_section_banner_full_url: pictureOrNull(format, found?.best_reviewed, 640),
      bottom_section_banner: found?.bottom ?? null,
      bottom_section_banner_full_url: pictureOrNull(format, found?.bottom, 1280),
      basic_section_nearby: found?.nearby ?? null,
      basic_section_nearby_full_url: pictureOrNull(format, found?.nearby, 640),
    }
  },

  getVideoContent: async (_, context) => {
    const { db, reference, format } = await deskOf(context)
    const { id } = moduleChosen(context, reference)
    const [found] = await db.select().from(videoContents).where(eq(videoContents.module_id, id))
    return {
      banner_type: found?.type ?? null,
      banner_video: found?.type === 'video' ? found.video : null,
      banner_video_content_full_url: found?.type === 'video_content' ? found.video : null,
      banner_image_full_url: pictureOrNull(format, found?.picture, 1280),
      banner_contents: (found?.steps ?? [])
        .flatMap(({ title, description }) => [title, description])
        .map((words) => ({ value: format.text(words) })),
    }
  },

  listWhyChoose: async (_, context) => {
    const { db, reference, format } = await deskOf(context)
    const { id: module_id } = moduleChosen(context, reference)
    const rows = await db
      .select()
      .from(reasons)
      .where(and(eq(reasons.module_id, module_id), eq(reasons.active, true)))
      .orderBy(asc(reasons.position), asc(reasons.id))
    return {
      banners: rows.map(({ id, title, short_description, picture }) => ({
        id,
        title: format.text(title),
        short_description: format.text(short_description),
        image_full_url: format.picture(picture, 320),
      })),
    }
  },
} satisfies Partial<Handlers>

const pictureOrNull = ({ picture }: Format, name: string | null | undefined, width: PictureWidth) =>
  name ? picture(name, width) : null
