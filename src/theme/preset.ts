import { definePreset } from '@pandacss/dev'
import { colors } from './colors.ts'
import { conditions } from './conditions.ts'
import { cutText } from './cut-text.ts'
import { figure } from './figure.ts'
import { globalCss } from './global.ts'
import { keyframes } from './keyframes.ts'
import { layerStyles } from './layer-styles.ts'
import { notices } from './notices.ts'
import { accordion } from './recipes/accordion.ts'
import { avatar } from './recipes/avatar.ts'
import { badge } from './recipes/badge.ts'
import { button } from './recipes/button.ts'
import { card } from './recipes/card.ts'
import { carousel } from './recipes/carousel.ts'
import { checkbox } from './recipes/checkbox.ts'
import { chip } from './recipes/chip.ts'
import { combobox } from './recipes/combobox.ts'
import { dialog } from './recipes/dialog.ts'

import { drawer } from './recipes/drawer.ts'
import { emptyState } from './recipes/empty-state.ts'
import { field } from './recipes/field.ts'
import { hairline } from './recipes/hairline.ts'
import { iconButton } from './recipes/icon-button.ts'
import { input } from './recipes/input.ts'
import { link } from './recipes/link.ts'
import { menu } from './recipes/menu.ts'
import { phoneField } from './recipes/phone-field.ts'
import { popover } from './recipes/popover.ts'
import { price } from './recipes/price.ts'
import { progress } from './recipes/progress.ts'
import { radioCard } from './recipes/radio-card.ts'
import { rating } from './recipes/rating.ts'
import { searchBox } from './recipes/search-box.ts'
import { segmentGroup } from './recipes/segment-group.ts'
import { skeleton } from './recipes/skeleton.ts'
import { slider } from './recipes/slider.ts'
import { stepper } from './recipes/stepper.ts'
import { switchControl } from './recipes/switch.ts'
import { tabs } from './recipes/tabs.ts'
import { toast } from './recipes/toast.ts'
import { shadows } from './shadows.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

/** The shop's look: tokens, what they mean, and one recipe a part. */
export const preset = definePreset({
  name: 'souk',
  conditions,
  utilities: { extend: { ...cutText, ...figure } },
  globalCss: { ...globalCss, ...notices },
  theme: {
    breakpoints: { sm: '600px', md: '900px', lg: '1180px', xl: '1300px', wide: '1440px' },
    containerSizes: { xs: '320px', sm: '480px', md: '640px', lg: '900px', xl: '1180px' },
    tokens,
    semanticTokens: { colors, shadows },
    textStyles,
    layerStyles,
    keyframes,
    recipes: { badge, button, card, chip, hairline, iconButton, input, link, skeleton },
    slotRecipes: {
      accordion,
      avatar,
      carousel,
      checkbox,
      combobox,
      dialog,
      drawer,
      emptyState,
      field,
      menu,
      phoneField,
      popover,
      price,
      progress,
      radioCard,
      rating,
      searchBox,
      segmentGroup,
      slider,
      stepper,
      switchControl,
      tabs,
      toast,
    },
  },
})
