// The parts of a service worker's scope that ours use. The DOM types have none of it, and cannot stand beside those of workers.

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
export interface ExtendableMessageEvent<Message> extends ExtendableEvent {
  data: Message | null;
}
export interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}

/** The global scope of a worker to which pages send such messages. */
export interface ServiceWorkerScope<Message> {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(kind: { type: 'window' }): Promise<{ focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'push', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent<Message>) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
