import { OfflinePage } from "../app/OfflinePage";
import { show } from "../shell/show";

show(OfflinePage);
