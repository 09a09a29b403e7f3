import { notices } from '@marquee/contract/notices'
import { bind } from '../platform/use-case.ts'
import { choose, readChoices } from './choose-notices.use-case.ts'
import { unreadNotices } from './notices.view.ts'
import { countUnread, readAll, readNotice, searchNotices } from './read-notices.use-case.ts'

export const noticesRoutes = bind(
  notices,
  {
    search: searchNotices,
    unread: countUnread,
    read: readNotice,
    readAll,
    choices: readChoices,
    choose,
  },
  { unread: unreadNotices },
)
