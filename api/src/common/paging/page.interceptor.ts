import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { Page } from './page.js';

/** Lists are bare arrays on the wire; the address of the next page is sent as `Link: <…>; rel="next"`. */
@Injectable()
export class PageInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((page) => {
        if (page.next !== null) reply.header('link', `<${nextAddress(request.url, page.next)}>; rel="next"`);
        return page.items;
      }),
    );
  }
}

function nextAddress(address: string, cursor: string): string {
  const url = new URL(address, 'http://host');
  url.searchParams.set('cursor', cursor);
  return url.pathname + url.search;
}
