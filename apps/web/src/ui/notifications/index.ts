export type { NotificationVariant } from './notification.rules.ts'
export {
  NotificationsProvider,
  useNotifications,
  type Notifications,
} from './notifications-provider.tsx'
